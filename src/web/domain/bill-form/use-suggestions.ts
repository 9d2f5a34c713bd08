import { useEffect, useState } from "react";
import { categorize, type Suggestion } from "#contract/categorize.ts";
import { ask } from "#web/lib/ask.ts";

const PAUSE = 1000;
const SHORTEST_NAME = 3;

type Suggestions = { isLoading: boolean; list: readonly Suggestion[] };

const NONE: Suggestions = { isLoading: false, list: [] };

/** Categories that would fit a name, asked for once the typing has paused. A failure is logged and suggests nothing. */
export function useSuggestions(name: string): Suggestions {
  const [found, setFound] = useState(NONE);
  useEffect(() => {
    setFound(NONE);
    if (name.trim().length < SHORTEST_NAME) return;
    const stop = new AbortController();
    const load = async () => {
      setFound({ isLoading: true, list: [] });
      try {
        const { suggestions } = await ask(categorize, { input: { name }, signal: stop.signal });
        if (!stop.signal.aborted) setFound({ isLoading: false, list: suggestions });
      } catch (error) {
        if (stop.signal.aborted) return;
        console.error("No category suggestions", error);
        setFound(NONE);
      }
    };
    const timer = setTimeout(load, PAUSE);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [name]);
  return found;
}
