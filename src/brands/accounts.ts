/** The rules for passwords (RULE-06, RULE-07, RULE-10). Lengths are in Unicode code points; `min…` counts are minimums for one kind of character. */
export type PasswordRules = {
	readonly minLength: number;
	readonly maxLength: number;
	readonly minLowercase: number;
	readonly minUppercase: number;
	readonly minNumbers: number;
	readonly minSymbols: number;
	/** Maximum length of a run of one character; default: no limit. */
	readonly maxRepeats?: number;
	/** Minimum number of words separated by spaces; default: no minimum. */
	readonly minWords?: number;
};

/** The forms that can ask for a captcha (ENT-13). `oneTimeLink` also covers the forms of newsletters and open calls, which send a link too. */
export type CaptchaForm = 'signIn' | 'signUp' | 'oneTimeLink' | 'resetPassword';

/** Replaces the default words and picture, which are the brand's texts and its icon. `image` is a path of the site. */
type ValidatePage = {
	readonly title?: string;
	readonly subtitle?: string;
	/** Shows `image`. */
	readonly customImage?: boolean;
	readonly image?: string;
};

/** The rules of a brand for its readers' accounts. */
export type AccountRules = {
	/** Key of the reader accounts; brands with the same tenant share their readers. */
	readonly tenant: string;
	readonly password: PasswordRules;
	/** A sign-in with a password is refused until the email is verified (ERR-07). */
	readonly requiresVerifiedEmail: boolean;
	/**
	 * `true` hides which email addresses have an account (A04). Sign-up and a change of email answer the same for every address; the owner of a
	 * known address gets a mail. A new reader gets no session before the email is verified; until then a sign-in is refused like a wrong password.
	 * `false` refuses a known address openly (ERR-02).
	 */
	readonly protectsAgainstEnumeration: boolean;
	/** `load` verifies when the page of the link opens (VER-01), `click` when its button is pressed. */
	readonly verifiesOn: 'load' | 'click';
	/** What `/validar-registro/` shows a new reader (VAL-04, VAL-05). */
	readonly validatePage: ValidatePage;
	/** Forms that always require a captcha; under attack all forms do. */
	readonly captcha: Readonly<Record<CaptchaForm, boolean>>;
	/** Path of the page where signed-in readers change their password (A18). */
	readonly changePasswordPath: string;
	/** Lower-case values of ANS `content_restrictions.content_code` for registered readers: others get an excerpt of such a story. */
	readonly registrationCodes: readonly string[];
	/** Names of the brand. A password that holds little else is refused. */
	readonly ownWords: readonly string[];
};

/** The default rules of a brand. */
export function accountRules(tenant: string, ownWords: readonly string[]): AccountRules {
	return {
		tenant,
		password: { minLength: 8, maxLength: 250, minLowercase: 0, minUppercase: 0, minNumbers: 0, minSymbols: 0 },
		requiresVerifiedEmail: true,
		protectsAgainstEnumeration: false,
		verifiesOn: 'load',
		validatePage: {},
		changePasswordPath: '/perfil/',
		captcha: { signIn: false, signUp: false, oneTimeLink: false, resetPassword: false },
		registrationCodes: ['registro', 'registration'],
		ownWords,
	};
}
