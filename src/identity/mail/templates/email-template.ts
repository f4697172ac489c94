import * as v from 'valibot';
import type { Brand } from '#brands';

/** Whom a letter is for. */
export type Addressee = { readonly brand: Brand; readonly account: string; readonly address: string };

/** A page of the brand's own site: a path from its root, with its query. */
export type LinkToSite = { readonly label: string; readonly path: string };

/** What a letter says, in Spanish, before it becomes HTML and text. Every text may hold what a reader wrote: it is printed as text. */
export type Message = {
	readonly subject: string;
	/** Shown beside the subject in a list of mails. */
	readonly preview: string;
	readonly title: string;
	readonly paragraphs: readonly string[];
	/** What is listed with its name: device, time. */
	readonly facts?: readonly (readonly [name: string, value: string])[];
	/** The one button. A link that may be used until some time says until when. */
	readonly action: LinkToSite & { readonly validUntil?: Date };
	/** Said under the button. */
	readonly remarks?: readonly string[];
	/** What to do when it was not the reader. */
	readonly caution: { readonly text: string; readonly link?: LinkToSite };
	/** Ends "Te escribimos a ana@x.test porque …". */
	readonly because: string;
};

type TemplateDefinition<Data extends v.GenericSchema> = {
	/** The address of the account's row that it goes to; there is no other way to name a recipient (R06). */
	readonly goesTo: 'email_typed' | 'unverified_email';
	/** What it needs to be written. */
	readonly data: Data;
	readonly write: (data: v.InferOutput<Data>, to: Addressee) => Message;
};

export type EmailTemplate<Data extends v.GenericSchema = v.GenericSchema> = Pick<TemplateDefinition<Data>, 'goesTo' | 'data'> & {
	/** Writes the letter from data that comes from the database; throws where they do not fit. */
	readonly compose: (data: unknown, to: Addressee) => Message;
};

/** Declares a letter. */
export function emailTemplate<Data extends v.GenericSchema>({ goesTo, data, write }: TemplateDefinition<Data>): EmailTemplate<Data> {
	return { goesTo, data, compose: (given, to) => write(v.parse(data, given), to) };
}
