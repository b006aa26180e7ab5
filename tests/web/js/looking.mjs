// What can be seen of a screen, as text; and which texts are cut off, off the screen, on top of each
// other or under something else. Drawings are left out: they are cut on purpose, and so is what shows only its first lines.
// Read by tests/web/reading.py, which has the browser run it.
() => {
  const hides = (how) => how === "hidden" || how === "clip";
  const scrolls = (how) => how === "auto" || how === "scroll";
  const few = (text) => text.trim().replace(/\s+/g, " ").slice(0, 70);
  const place = (element) => `${element.localName}.${[...element.classList].join(".")}`;
  const LONG_WORD = 12; // letters: longer ones may be hyphenated where the browser can
  const width = Math.min(innerWidth, screen.width); // the window of a phone grows with what is too wide for it
  const seen = new Set();
  const faults = new Set();
  const lines = [];
  readTexts();
  compareLines();
  findCovered();
  readFields();
  findControls();
  return { seen: [...seen], faults: [...faults] };

  function readTexts() {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const element = node.parentElement;
      if (!/[\p{L}\p{N}]/u.test(node.data)) continue;
      if (element.closest("svg, script, style, option, noscript")) continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      seen.add(few(node.data));
      if (!element.closest(".unseen, [inert]") && !isForReadersOnly(element)) readLines(node, element);
    }
    const names = ["aria-label", "title", "placeholder", "alt"];
    for (const element of document.querySelectorAll(names.map((name) => `[${name}]`).join()))
      for (const name of names)
        if (element.checkVisibility() && element.getAttribute(name)) seen.add(few(element.getAttribute(name)));
    for (const option of document.querySelectorAll("option")) seen.add(few(option.textContent));
  }

  /** Hidden from the eye, not from screen readers, as `.unseen` is. */
  function isForReadersOnly(element) {
    for (let box = element; box; box = box.parentElement)
      if (getComputedStyle(box).clipPath === "inset(50%)") return true;
    return false;
  }

  function readLines(node, element) {
    const range = document.createRange();
    range.selectNodeContents(node);
    const found = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    const trouble = found.length ? hiddenBy(element, range.getBoundingClientRect()) : "away";
    if (trouble === "away") return;
    if (trouble) faults.add(`${trouble}: “${few(node.data)}” in ${place(element)}`);
    if (found.length > 1) findBroken(node, element);
    for (const line of found) {
      const box = shownOf(element, line);
      if (box) lines.push({ box, text: few(node.data), element, layer: layerOf(element) });
    }
  }

  /** Words that go on in the next line without a hyphen. */
  function findBroken(node, element) {
    if (element.closest("code")) return;
    const most = getComputedStyle(element).hyphens === "auto" ? LONG_WORD : Infinity;
    const range = document.createRange();
    for (const { 0: word, index } of node.data.matchAll(/\p{L}{4,}/gu)) {
      if (word.length > most) continue;
      range.setStart(node, index + 1); // at its start, a soft hyphen before it counts too
      range.setEnd(node, index + word.length);
      const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
      if (new Set(tops).size > 1) faults.add(`a broken word: “${word}” in ${place(element)}`);
    }
  }

  /** What hides a part of a text; "away" if all of it is hidden, as in a closed drawer. */
  function hiddenBy(element, { left, right, top, bottom }) {
    let isAcross = true; // what can be scrolled hides nothing
    let isDown = true;
    for (const { style, edges } of boxesAround(element)) {
      const isClamped = style.webkitLineClamp !== "none";
      if (isAcross && hides(style.overflowX) && (right > edges.right + 1.5 || left < edges.left - 1.5))
        return left >= edges.right || right <= edges.left ? "away" : "cut off";
      const isOver = bottom > edges.bottom + 2.5 || top < edges.top - 2.5;
      if (isDown && hides(style.overflowY) && !isClamped && isOver)
        return top >= edges.bottom || bottom <= edges.top ? "away" : "cut off below";
      if (scrolls(style.overflowX)) isAcross = false;
      if (scrolls(style.overflowY) || isClamped) isDown = false;
    }
    return isAcross && (right > width + 1.5 || left < -1.5) ? "off the screen" : "";
  }

  /** What is left of a line where something hides the rest. */
  function shownOf(element, { left, right, top, bottom }) {
    for (const { style, edges } of boxesAround(element)) {
      if (hides(style.overflowX)) [left, right] = [Math.max(left, edges.left), Math.min(right, edges.right)];
      if (hides(style.overflowY)) [top, bottom] = [Math.max(top, edges.top), Math.min(bottom, edges.bottom)];
    }
    return right > left && bottom > top ? { left, right, top, bottom } : null;
  }

  function* boxesAround(element) {
    for (let box = element; box && box !== document.documentElement; box = box.parentElement) {
      const style = getComputedStyle(box);
      yield { style, edges: box.getBoundingClientRect() };
      if (style.position === "fixed") return;
    }
  }

  /** What lies over something else, or is scrolled under it, is no fault: only the same layer is compared. */
  function layerOf(element) {
    const { position, overflowX, overflowY } = getComputedStyle(element);
    const isOwn = position !== "static" && position !== "relative";
    if (isOwn || scrolls(overflowX) || scrolls(overflowY) || !element.parentElement) return element;
    return layerOf(element.parentElement);
  }

  function compareLines() {
    for (const [index, one] of lines.entries())
      for (const other of lines.slice(index + 1)) {
        if (one.layer !== other.layer || one.element === other.element) continue;
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (across > 3 && down > 5) faults.add(`overlapping: “${one.text}” and “${other.text}” in ${place(one.element)}`);
      }
  }

  /** What floats may lie over texts: it is asked for, goes again, and what is under it is not read meanwhile. */
  function floats(element) {
    return element.closest("dialog, .sheet-page, .board-room > :not(.board), .toasts, .board-card, .income-now ul");
  }

  function findCovered() {
    for (const { box, text, element } of lines) {
      const y = (box.top + box.bottom) / 2;
      const across = [box.left + 2, (box.left + box.right) / 2, box.right - 2];
      for (const x of across) {
        const top = topmost(element, x, y);
        if (!top || top.contains(element) || element.contains(top) || top.closest("svg, [inert]")) continue;
        if (getComputedStyle(top).opacity === "0" || isScrolledAway(element, x, y)) continue;
        const { left, right, top: upper, bottom } = top.getBoundingClientRect();
        if (x < left || x > right || y < upper || y > bottom) continue; // only its unseen room for fingers
        const over = floats(top);
        if (over && !over.contains(element)) continue;
        faults.add(`covered by ${place(top)}: “${text}” in ${place(element)}`);
      }
    }
  }

  /** What lies on top there. A card that lets clicks through to the board, such as that of a region, is not found by
   * its points: the board under it would be taken for what covers the card's words. */
  function topmost(element, x, y) {
    const before = element.style.pointerEvents;
    element.style.pointerEvents = "auto";
    const top = document.elementFromPoint(x, y);
    element.style.pointerEvents = before;
    return top;
  }

  /** Is the point outside of a box that scrolls, or under its sticky heading? */
  function isScrolledAway(element, x, y) {
    for (const { style, edges } of boxesAround(element)) {
      if (!scrolls(style.overflowX) && !scrolls(style.overflowY)) continue;
      if (x < edges.left || x > edges.right || y < edges.top || y > edges.bottom) return true;
    }
    const top = document.elementFromPoint(x, y);
    for (let box = top; box; box = box.parentElement)
      if (getComputedStyle(box).position === "sticky") return true;
    return false;
  }

  function readFields() {
    for (const field of document.querySelectorAll("select, input[placeholder]"))
      if (field.checkVisibility() && isTooLong(field))
        faults.add(`cut off: “${few(shownIn(field))}” in ${place(field)}`);
  }

  /** Buttons and links that only have a drawing are no texts; nobody can press them beside the screen. */
  function findControls() {
    for (const control of document.querySelectorAll("a[aria-label], button[aria-label]")) {
      if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (control.closest(".unseen, [inert]") || isForReadersOnly(control)) continue;
      const { left, right } = control.getBoundingClientRect();
      const isScrolled = [...boxesAround(control)].some(({ style }) => scrolls(style.overflowX));
      if ((left < -1.5 || right > width + 1.5) && !isScrolled)
        faults.add(`off the screen: ${few(control.ariaLabel)} in ${place(control)}`);
    }
  }

  function shownIn(field) {
    if (field.localName === "select") return field.selectedOptions[0]?.textContent ?? "";
    return field.value || !/text|search/.test(field.type) ? "" : field.placeholder;
  }

  function isTooLong(field) {
    const style = getComputedStyle(field);
    const pen = document.createElement("canvas").getContext("2d");
    pen.font = style.font;
    const room = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    return pen.measureText(shownIn(field).trim()).width > room + 1;
  }
}
