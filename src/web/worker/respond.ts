import { keptAsset, keptPage } from "./cache.ts";

/** Longer than a slow line needs for a page, shorter than a person's patience. */
const PATIENCE = 4000;

// What a proxy says when the server behind it is gone.
const GONE = [502, 503, 504];

const patience = () => new Promise<undefined>((done) => setTimeout(() => done(undefined), PATIENCE));

/** The network's page if it comes in time, so that a new version is seen at once; else the kept one. */
export async function answerPage({ request, preloadResponse }: FetchEvent): Promise<Response> {
  const network = (async (): Promise<Response> => (await preloadResponse) ?? fetch(request))();
  const answer = await Promise.race([network.catch(() => undefined), patience()]);
  if (answer && !GONE.includes(answer.status)) return answer;
  return (await keptPage(new URL(request.url).pathname)) ?? answer ?? network;
}

/** A hashed name never changes its content, so the kept file is as good as the server's. */
export const answerAsset = async (request: Request) => (await keptAsset(request)) ?? fetch(request);
