import type { ReactNode } from 'react';
import type * as v from 'valibot';
import type { Brand } from '#brands';
import type { Endpoints, Profile } from '#identity/contract';
import type { FormState, LiveForm } from '../form-state.ts';
import type { FormWords } from '../words.ts';

/** The forms of the profile, by the name that each is posted with. */
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

/** What the profile needs of its brand; it travels to the browser. */
export type ProfileBrand = Pick<Brand, 'contentGroups' | 'newsletters' | 'locale' | 'timeZone'> & { readonly words: FormWords };

type Session = v.InferOutput<Endpoints['sessions']['gives']>[number];
type Report = v.InferOutput<Endpoints['reports']['gives']>[number];

/** What the service was asked for. On the server it is known before the page is made. */
export type Loadable<Value> =
	| { readonly kind: 'loading' }
	| { readonly kind: 'failed'; readonly text: string }
	| { readonly kind: 'loaded'; readonly value: Value };

/** The reader of a page that is made for her alone, and kept nowhere (P10). */
export type ReaderPage = {
	readonly profile: Profile;
	readonly sessions: Loadable<readonly Session[]>;
	readonly reports: Loadable<readonly Report[]>;
	/** She followed the link of the mail about the deletion of her account. */
	readonly asksDeletion: boolean;
};

/** What there is of a link to a new password: its form until it is sent, then what came of it. */
export type PasswordReset = { readonly told: FormState; readonly form: ReactNode };

/** What every part of the profile shows itself with. */
export type PartProps = ReaderPage & {
	readonly brand: ProfileBrand;
	readonly form: (name: ProfileFormName) => LiveForm;
	/** How another way to sign in is added, where the browser can. */
	readonly link?: ReactNode;
	/** A link to a new password that she came by, where the browser can take it. */
	readonly reset?: PasswordReset;
	/** Asks again for what could not be had. */
	readonly again?: { readonly sessions: () => void; readonly reports: () => void };
};

/** A day and an hour where the brand is. */
export const timeText = (ms: number, { locale, timeZone }: ProfileBrand): string =>
	new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23', timeZone }).format(ms);

/** A day where the brand is. */
export const dayText = (ms: number, { locale, timeZone }: ProfileBrand): string =>
	new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(ms);
