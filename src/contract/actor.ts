import * as z from "zod/mini";

/** Who did something: a person, whose name is null when they are gone; null is Weekwise itself. */
export const Actor = z.nullable(z.object({ name: z.nullable(z.string()), isYou: z.boolean() }));
export type Actor = z.output<typeof Actor>;
