import { renderToString } from "react-dom/server";
import { LandingPage } from "./pages/landing-page.tsx";

/** The landing screen as HTML, for the build. */
export function renderLanding(): string {
  return renderToString(<LandingPage />);
}
