import * as v from 'valibot';
import { type Page, pageSchema } from './page.ts';

const redirectSchema = v.object({ status: v.number(), to: v.string() });

/** An answer as it is stored for later runs. */
export const keptAnswerSchema = v.object({
	/** The last status; 0 if no answer came. */
	status: v.number(),
	/** The redirects that were followed, in their order; absolute addresses. */
	redirects: v.array(redirectSchema),
	/** Media type without parameters, in lower case; empty if unknown. */
	contentType: v.string(),
	/** The header `X-Robots-Tag`. */
	robotsHeader: v.string(),
	/** Why no answer came. */
	fault: v.optional(v.string()),
	/** Undefined if the answer is not HTML, or only its status is known. */
	page: v.optional(pageSchema),
});

export type KeptAnswer = v.InferOutput<typeof keptAnswerSchema>;

/** The answer of a site for an address, after its redirects. */
export type Answer = Omit<KeptAnswer, 'page'> & { readonly page?: Page | undefined };

/** An answer of which only the status is known, for example from a log. */
export const statusOnly = (status: number): KeptAnswer => ({ status, redirects: [], contentType: '', robotsHeader: '' });

/** The address at the end of the redirects. */
export const endOf = (address: string, { redirects }: Pick<KeptAnswer, 'redirects'>): string => redirects.at(-1)?.to ?? address;
