import type { Author, Collection, Listing, SearchResult, Section, Story, Tag } from '#content/contract';
import type { FormState } from './islands/account/form-state.ts';
import type { LinkState } from './islands/account/link-state.ts';
import type { ReaderPage } from './islands/account/profile/profile-data.ts';
import type { Told } from './islands/account/told.ts';

/** What a page is about. Blocks show it, or load content that fits it. */
export type Subject =
	| { readonly kind: 'cover'; readonly section: Section | undefined; readonly path: string; readonly name: string }
	| { readonly kind: 'section'; readonly section: Section; readonly listing: Listing }
	| { readonly kind: 'story'; readonly story: Story }
	| { readonly kind: 'tag'; readonly tag: Tag; readonly listing: Listing }
	| { readonly kind: 'author'; readonly author: Author; readonly listing: Listing }
	| { readonly kind: 'collection'; readonly collection: Collection; readonly listing: Listing }
	| { readonly kind: 'index'; readonly name: string; readonly links: readonly { readonly text: string; readonly href: string }[] }
	| { readonly kind: 'search'; readonly result: SearchResult | undefined; readonly section?: Section }
	| AccountSubject
	| { readonly kind: 'notice'; readonly name: string; readonly title: string; readonly text: string; readonly requestId?: string };

type AccountSubject = {
	readonly kind: 'account';
	readonly name: string;
	readonly title: string;
	readonly sent?: SentForm;
	readonly reader?: ReaderPage;
	/** The client that asks to read the reader's data. */
	readonly asked?: AskedByClient;
	/** The posted form deleted the reader's account. */
	readonly isDeleted?: true;
	/** The posted form signed the reader out. */
	readonly isSignedOut?: true;
	/** What the step before tells the reader. */
	readonly told?: Told | undefined;
	/** The state of the email's link that opened the page. */
	readonly link?: LinkState | undefined;
};

/** What a client asks of a reader (OpenID Connect). */
export type AskedByClient = {
	readonly client: string;
	readonly scopes: readonly ('openid' | 'email' | 'profile')[];
	/** Where the reader's answer leads: the client's origin or, for an app, its scheme. */
	readonly returnsTo: string;
	readonly isSignedIn: boolean;
};

/** A form that was posted without scripts, as the page shows it again. */
type SentForm = {
	readonly form: string;
	readonly state: FormState;
	/** The form was refused because the reader signed in too long ago (LIM-01). */
	readonly needsReauthentication?: boolean;
};
