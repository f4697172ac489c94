import type { SiteFigures } from '#analytics/contract';
import type {
	Author,
	CityWeather,
	Collection,
	DistrictCount,
	Election,
	Episode,
	LegalText,
	LegalTextId,
	Link,
	Listing,
	Masthead,
	Newsletter,
	OpenCall,
	Picture,
	Podcast,
	Schedule,
	SearchResult,
	Section,
	Signal,
	Story,
	StoryCount,
	Tag,
	Video,
	VideoStory,
	WeatherCity,
} from '#content/contract';
import type { ClientAuthorizationRequest } from './islands/account/client-authorization-request.ts';
import type { LinkState } from './islands/account/email-link-state.ts';
import type { FlashMessage } from './islands/account/flash-message/flash-message.ts';
import type { SentForm } from './islands/account/form-state.ts';
import type { SubscriptionLink, UnsubscribeLink } from './islands/account/newsletters/newsletter-links.ts';
import type { ReaderPage } from './islands/account/profile/profile-types.ts';
import type { ApplicationLink, WithdrawalLink } from './islands/application/application-links.ts';

/** What a page is about, by the kind of page. Blocks show it, or load content that fits it. */
export type Subject =
	| {
			readonly kind: 'cover';
			readonly section: Section | undefined;
			readonly path: string;
			readonly name: string;
			/** That of the main story, for social networks. */
			readonly picture?: Picture;
	  }
	| { readonly kind: 'section'; readonly section: Section; readonly listing: Listing }
	| { readonly kind: 'story'; readonly story: Story }
	| { readonly kind: 'tag'; readonly tag: Tag; readonly listing: Listing }
	| { readonly kind: 'author'; readonly author: Author; readonly listing: Listing }
	| { readonly kind: 'collection'; readonly collection: Collection; readonly listing: Listing }
	| { readonly kind: 'authors'; readonly name: string; readonly authors: readonly Counted<Author>[] }
	| { readonly kind: 'tags'; readonly name: string; readonly tags: readonly Counted<Tag>[] }
	| IndexSubject
	| { readonly kind: 'search'; readonly result: SearchResult | undefined; readonly section?: Section }
	| LiveSubject
	| PlayerSubject
	| { readonly kind: 'schedule'; readonly name: string; readonly schedule: Schedule | undefined }
	| {
			readonly kind: 'weather';
			readonly name: string;
			readonly city: CityWeather | undefined;
			readonly cities: readonly WeatherCity[];
	  }
	| {
			readonly kind: 'election';
			readonly name: string;
			readonly election: Election | undefined;
			/** The district of the page; undefined for the country. */
			readonly district?: DistrictCount | undefined;
	  }
	| { readonly kind: 'statistics'; readonly name: string; readonly figures: SiteFigures | undefined }
	| { readonly kind: 'podcast'; readonly podcast: Podcast; readonly episodes: readonly Episode[] }
	| { readonly kind: 'video-feed'; readonly name: string; readonly videoStories: readonly VideoStory[] }
	| { readonly kind: 'masthead'; readonly name: string; readonly masthead: Masthead | undefined }
	| { readonly kind: 'legal-text'; readonly id: LegalTextId; readonly name: string; readonly text: LegalText | undefined }
	| { readonly kind: 'kept'; readonly page: 'forYou' | 'saved' | 'history' }
	| { readonly kind: 'offline'; readonly name: string }
	| { readonly kind: 'newsletters'; readonly newsletters: readonly Newsletter[] }
	| { readonly kind: 'newsletter'; readonly newsletter: Newsletter }
	| { readonly kind: 'calls'; readonly calls: readonly OpenCall[] }
	| CallSubject
	| AccountSubject
	| { readonly kind: 'notice'; readonly name: string; readonly title: string; readonly text: string; readonly requestId?: string };

/** A tag or an author with how many stories they have; without the number where that is not known. */
export type Counted<Thing> = Thing & { readonly stories?: StoryCount | undefined };

type IndexSubject = {
	readonly kind: 'index';
	readonly name: string;
	readonly links: readonly Link[];
	/** Further links, each group with its name. */
	readonly groups?: readonly { readonly name: string; readonly links: readonly Link[] }[];
};

type LiveSubject = {
	readonly kind: 'live';
	readonly name: string;
	readonly signal: Signal | undefined;
	/** What the station broadcasts: its own schedule, or for the first station that of the channel. */
	readonly schedule: Schedule | undefined;
	/** The one address of its page. */
	readonly path: string;
	/** The brand's other stations, with the paths of their pages. */
	readonly others: readonly { readonly station: Signal; readonly href: string }[];
};

type PlayerSubject = {
	readonly kind: 'player';
	readonly title: string;
	readonly video: Video;
	/** Absolute address of the page that has the video: its story, or the live page. */
	readonly url: string;
	/** The story of the video; a live station has none. */
	readonly story?: Story;
};

type CallSubject = {
	readonly kind: 'call';
	readonly name: string;
	/** Undefined on the page for readers who propose themselves, of a brand that has no general call. */
	readonly call: OpenCall | undefined;
	/** The other calls that are open, or will be. */
	readonly others: readonly OpenCall[];
	readonly sent?: SentForm;
	readonly flashMessage?: FlashMessage | undefined;
};

/** The part of an open call's page that is for one reader: the form that they posted, or its result. */
export type OpenCallPageData = Pick<CallSubject, 'sent' | 'flashMessage'>;

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
	/** What the link of a newsletter's email subscribes to. */
	readonly subscriptionLink?: SubscriptionLink;
	/** What the unsubscribe link of an email ends. */
	readonly unsubscribeLink?: UnsubscribeLink;
	/** What the link of an email confirms or withdraws of what was answered to an open call. */
	readonly applicationLink?: ApplicationLink;
	readonly withdrawalLink?: WithdrawalLink;
};

/** What an account page shows of one reader, besides what it shows to all. */
export type AccountPageData = Omit<AccountSubject, 'kind' | 'name' | 'title'>;
