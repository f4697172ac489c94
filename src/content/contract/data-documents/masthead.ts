// Who publishes a site, as its page shows it.
import type { DataSource } from './data-source.ts';

/** Who publishes a site, who answers for it, how it works, and how to reach it. */
export type Masthead = {
	readonly source: DataSource;
	readonly text: string;
	readonly publisher: { readonly name: string; readonly address?: string | undefined };
	/** People by what they do, those in charge first. */
	readonly people: readonly { readonly role: string; readonly names: readonly string[] }[];
	/** Email addresses by what they are for. */
	readonly contacts: readonly { readonly about: string; readonly text?: string | undefined; readonly email: string }[];
	/** How the newsroom works. */
	readonly principles: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[];
};
