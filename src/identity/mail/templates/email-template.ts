import * as v from 'valibot';
import type { Brand } from '#brands';

/** The recipient of an email. */
export type Addressee = {
	readonly brand: Brand;
	/** Id of the row that has the address: of an account, of a request for newsletters, or of an application. */
	readonly owner: string;
	readonly address: string;
};

/** A link to a page of the brand's site: a path from the root, with its query. */
export type LinkToSite = { readonly label: string; readonly path: string };

/** The content of an email, in Spanish, before it is rendered. Every text is escaped when it is rendered, because it may contain a reader's input. */
export type Message = {
	readonly subject: string;
	/** Shown beside the subject in a list of emails. */
	readonly preview: string;
	readonly title: string;
	readonly paragraphs: readonly string[];
	/** Labelled facts, such as the device and the time. */
	readonly facts?: readonly (readonly [name: string, value: string])[];
	/** The only button. `validUntil` is the time at which a link with a nonce expires. */
	readonly action: LinkToSite & { readonly validUntil?: Date };
	/** Paragraphs under the button. */
	readonly remarks?: readonly string[];
	/** What to do if somebody else caused the email. */
	readonly caution: { readonly text: string; readonly link?: LinkToSite };
	/** The page that ends what the email is about, also by the button of a mail program (RFC 8058): a path with its query. */
	readonly unsubscribePath?: string;
	/** Completes "Te escribimos a ana@x.test porque …". */
	readonly because: string;
};

type TemplateDefinition<Data extends v.GenericSchema> = {
	/**
	 * Where the recipient's address is: a column of the account's row, or the row of a request for newsletters or of an application. Callers
	 * cannot name another address (R06).
	 */
	readonly goesTo: 'email_typed' | 'unverified_email' | 'subscription_request' | 'application';
	/**
	 * The email only tells of a change to the account. Such emails go to verified addresses, a few an hour: anybody can sign up with the address
	 * of somebody else, and cause changes. Emails with a link that proves the address are no notices.
	 */
	readonly isNotice?: boolean;
	/** Schema of the data that the text needs. */
	readonly data: Data;
	readonly write: (data: v.InferOutput<Data>, to: Addressee) => Message;
};

/** A template as the queue and the renderer use it. */
export type EmailTemplate<Data extends v.GenericSchema = v.GenericSchema> = Pick<
	TemplateDefinition<Data>,
	'goesTo' | 'isNotice' | 'data'
> & {
	/** Writes the content from data as it was stored; throws when the data does not match the schema. */
	readonly compose: (data: unknown, to: Addressee) => Message;
};

/** Declares a template of an email to readers. */
export function emailTemplate<Data extends v.GenericSchema>({ write, ...template }: TemplateDefinition<Data>): EmailTemplate<Data> {
	return { ...template, compose: (stored, to) => write(v.parse(template.data, stored), to) };
}
