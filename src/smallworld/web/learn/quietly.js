/** What can wait until the table is surely there. */
import { useEffect, useState } from "preact/hooks";

const SOON = 3000; // milliseconds

/** Is the table there for a while? */
export function useQuietly() {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(true), SOON);
    return () => clearTimeout(timer);
  }, []);
  return isQuiet;
}
