"""The CSS of a report, with the colours of the web page, light and dark."""

from typing import Final

STYLE: Final = """
:root {
  color-scheme: light dark;
  --paper: light-dark(#f4e8cc, #241b15);
  --raised: light-dark(#fbf3de, #31261d);
  --sunken: light-dark(#e8d7b0, #1a130e);
  --ink: light-dark(#3a2a20, #f0dfbf);
  --ink-soft: light-dark(#6a5240, #c9b48f);
  --rule: light-dark(#c9b184, #57432f);
  --accent: light-dark(#8e2a1c, #e8a33d);
  --accent-soft: light-dark(#f3d9c4, #4a331c);
  --good: light-dark(#3f6b40, #9cc07a);
  --board-2: light-dark(#1d4f91, #86b6f0);
  --board-3: light-dark(#3f6b40, #9cc07a);
  --board-4: light-dark(#8f5d00, #e8b548);
  --board-5: light-dark(#9a2b1f, #f09a7c);
  --serif: "Iowan Old Style", "Palatino Linotype", Palatino, "URW Palladio L", Georgia, serif;
  --sans: ui-sans-serif, system-ui, "Segoe UI", Roboto, "Noto Sans", Arial, sans-serif;
}
* { box-sizing: border-box; }
html { scroll-behavior: smooth; }
@media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.6 var(--sans); }
main { max-width: 56rem; margin: 0 auto; padding: 2.5rem 1.25rem 4rem; }
h1, h2, h3 { font-family: var(--serif); line-height: 1.2; text-wrap: balance; }
h1 { font-size: clamp(2rem, 6vw, 3rem); margin: 0 0 .5rem; color: var(--accent); }
h2 { font-size: 1.6rem; margin: 0 0 .75rem; }
h3 { font-size: 1.05rem; margin: 0 0 .4rem; }
p { margin: 0 0 .6rem; max-width: 44rem; }
a { color: var(--accent); }
a:focus-visible, summary:focus-visible, .table:focus-visible, .plot:focus-visible {
  outline: 3px solid var(--accent); outline-offset: 2px;
}
.lead { font: 1.2rem/1.5 var(--serif); }
.boards, .facts, nav ul { list-style: none; padding: 0; }
.boards { display: flex; flex-wrap: wrap; gap: .6rem; margin: 1.2rem 0; }
.boards li {
  background: var(--raised); border: 1px solid var(--rule); border-left: .4rem solid var(--rule);
  border-radius: .5rem; padding: .4rem .9rem; display: grid;
}
.boards span { color: var(--ink-soft); font-size: .9rem; }
.board-2 { border-left-color: var(--board-2) !important; }
.board-3 { border-left-color: var(--board-3) !important; }
.board-4 { border-left-color: var(--board-4) !important; }
.board-5 { border-left-color: var(--board-5) !important; }
.made { color: var(--ink-soft); font-size: .9rem; margin: 0; }
pre {
  background: var(--sunken); border-radius: .5rem; padding: .7rem .9rem; margin: .5rem 0 0;
  white-space: pre-wrap; overflow-wrap: anywhere; font-size: .85rem;
}
nav ul { display: flex; flex-wrap: wrap; gap: .3rem 1.1rem; margin: 1.5rem 0 0; }
nav a { display: inline-block; padding: .25rem 0; }
section { margin-top: 3rem; border-top: 1px solid var(--rule); padding-top: 1.5rem; }
.facts {
  display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
  gap: .9rem; margin: 1.2rem 0 0;
}
.facts li {
  background: var(--raised); border: 1px solid var(--rule); border-radius: .6rem; padding: 1rem;
}
.facts p { margin: 0; }
.verdict { font-weight: 650; font-size: .85rem; margin-bottom: .4rem !important; }
.agrees .verdict { color: var(--good); }
.differs .verdict { color: var(--accent); }
.verdict::before { content: "= "; }
.differs .verdict::before { content: "≠ "; }
figure { margin: 1.2rem 0; }
.plot {
  background: var(--raised); border: 1px solid var(--rule); border-radius: .6rem;
  padding: .8rem; overflow-x: auto;
}
.plot svg { display: block; width: 100%; min-width: 36rem; height: auto; }
.plot svg text { font-family: var(--sans); }
summary { cursor: pointer; color: var(--accent); padding: .3rem 0; }
.table { overflow: auto; max-height: 34rem; border: 1px solid var(--rule); border-radius: .6rem; }
table { border-collapse: collapse; width: 100%; font-size: .9rem; background: var(--raised); }
th, td { padding: .35rem .8rem; text-align: right; white-space: nowrap; }
td { font-variant-numeric: tabular-nums; }
th:first-child { text-align: left; font-weight: 500; }
thead th { position: sticky; top: 0; background: var(--sunken); font-weight: 650; }
tbody tr:nth-child(even) { background: var(--paper); }
footer { margin-top: 3rem; border-top: 1px solid var(--rule); padding-top: 1rem; }
footer p { color: var(--ink-soft); font-size: .9rem; }
@media print { details { display: none; } .plot { border: 0; } }
"""
