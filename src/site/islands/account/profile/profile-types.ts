// The types of the profile: its data, its brand, and the props of its parts.
import type { ReactNode } from 'react';
import type * as v from 'valibot';
import type { Brand } from '#brands';
import type { Endpoints, Profile } from '#identity/contract';
import type { AccountForm, FormState } from '../form-state.ts';
import type { FormTexts } from '../form-texts.ts';
import type { OfferedNewsletter } from '../newsletters/newsletter-choices.ts';

/** The names that the profile's forms are posted with. */
export type ProfileFormName =
	| 'profile'
	| 'choices'
	| 'resend'
	| 'change-email'
	| 'change-password'
	| 'choose-password'
	| 'unlink'
	| 'end-session'
	| 'sign-out'
	| 'report'
	| 'download'
	| 'deletion'
	| 'approve-deletion'
	| 'decline-deletion';

/** What the profile needs of its brand; it is sent to the browser. */
export type ProfileBrand = Pick<Brand, 'contentGroups' | 'locale' | 'timeZone'> & {
	readonly words: FormTexts;
	/** The newsletters that readers can choose. */
	readonly newsletters: readonly OfferedNewsletter[];
};

type Session = v.InferOutput<Endpoints['sessions']['gives']>[number];
type Report = v.InferOutput<Endpoints['reports']['gives']>[number];

/** A value from the service. The server loads it before it renders the page. */
export type Loadable<Value> =
	| { readonly kind: 'loading' }
	| { readonly kind: 'failed'; readonly text: string }
	| { readonly kind: 'loaded'; readonly value: Value };

/** The data of the reader that the profile shows; the server never caches a page with it (P10). */
export type ReaderPage = {
	readonly profile: Profile;
	/** Ids of the newsletters that the reader gets; undefined when they could not be read. */
	readonly newsletters: readonly string[] | undefined;
	readonly sessions: Loadable<readonly Session[]>;
	readonly reports: Loadable<readonly Report[]>;
	/** The reader followed the link of the email about the account's deletion. */
	readonly asksDeletion: boolean;
	/** The path of the page that the reader looked at before. */
	readonly readOn?: string | undefined;
};

/** A password reset link that the reader followed: its form until it is sent, then the result. */
export type PasswordReset = { readonly state: FormState; readonly form: ReactNode };

/** The props of every part of the profile. */
export type PartProps = ReaderPage & {
	readonly brand: ProfileBrand;
	readonly form: (name: ProfileFormName) => AccountForm;
	/** Links another auth method; only in the browser. */
	readonly link?: ReactNode;
	/** A password reset link that the reader followed; only in the browser. */
	readonly reset?: PasswordReset;
	/** Loads again what could not be loaded; only in the browser. */
	readonly again?: { readonly sessions: () => void; readonly reports: () => void };
};
