import { SampleLink } from "#web/features/auth/sample-link.tsx";
import { Benefits } from "#web/features/landing/benefits.tsx";
import { CallToAction } from "#web/features/landing/call-to-action.tsx";
import { Converter } from "#web/features/landing/converter.tsx";
import { Hero } from "#web/features/landing/hero.tsx";
import { LandingFooter, LandingHeader } from "#web/features/landing/landing-frame.tsx";
import { Privacy } from "#web/features/landing/privacy.tsx";
import { Steps } from "#web/features/landing/steps.tsx";

export function LandingPage() {
  return (
    <div className="min-h-dvh bg-background text-text">
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-10 focus:rounded-md focus:bg-surface focus:px-4 focus:py-3"
      >
        Skip to content
      </a>
      <LandingHeader />
      <main id="content" tabIndex={-1} className="outline-none">
        <Hero sample={<SampleLink />} />
        <Converter />
        <Steps />
        <Benefits />
        <Privacy />
        <CallToAction />
      </main>
      <LandingFooter />
    </div>
  );
}
