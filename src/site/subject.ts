import type {
	Author,
	Collection,
	LegalText,
	LegalTextId,
	Listing,
	Schedule,
	SearchResult,
	Section,
	Signal,
	Story,
	Tag,
} from '#content/contract';
import type { ClientAuthorizationRequest } from './islands/account/client-authorization-request.ts';
import type { LinkState } from './islands/account/email-link-state.ts';
import type { FlashMessage } from './islands/account/flash-message/flash-message.ts';
import type { SentForm } from './islands/account/form-state.ts';
import type { ReaderPage } from './islands/account/profile/profile-types.ts';

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
	| { readonly kind: 'live'; readonly name: string; readonly signal: Signal | undefined; readonly schedule: Schedule | undefined }
	| { readonly kind: 'schedule'; readonly name: string; readonly schedule: Schedule | undefined }
	| { readonly kind: 'legal-text'; readonly id: LegalTextId; readonly name: string; readonly text: LegalText | undefined }
	| AccountSubject
	| { readonly kind: 'notice'; readonly name: string; readonly title: string; readonly text: string; readonly requestId?: string };

type AccountSubject = {
	readonly kind: 'account';
	readonly name: string;
	readonly title: string;
	readonly sent?: SentForm;
	readonly reader?: ReaderPage;
	/** The client that asks to read the reader's data. */
	readonly clientAuthorizationRequest?: ClientAuthorizationRequest | undefined;
	/** The posted form deleted the reader's account. */
	readonly isDeleted?: true;
	/** The posted form signed the reader out. */
	readonly isSignedOut?: true;
	/** The message that the previous account page left. */
	readonly flashMessage?: FlashMessage | undefined;
	/** The state of the email's link that opened the page. */
	readonly link?: LinkState | undefined;
};

/** What an account page shows of one reader, besides what it shows to all. */
export type AccountPageData = Omit<AccountSubject, 'kind' | 'name' | 'title'>;
