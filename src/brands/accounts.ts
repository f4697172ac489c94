/** Lengths in Unicode code points; counts say how many characters of a kind there are at least (RULE-06, RULE-07, RULE-10). */
export type PasswordRules = {
	readonly minLength: number;
	readonly maxLength: number;
	readonly minLowercase: number;
	readonly minUppercase: number;
	readonly minNumbers: number;
	readonly minSymbols: number;
	/** How often one character may follow itself at most; undefined sets no limit. */
	readonly maxRepeats?: number;
	/** Words between spaces that a password has at least; undefined asks for none. */
	readonly minWords?: number;
};

/** The forms that can ask for a captcha (ENT-13). */
export type CaptchaForm = 'signIn' | 'signUp' | 'magicLink' | 'resetPassword';

/** What a brand asks of its readers' accounts. */
export type AccountRules = {
	/** Key of the reader accounts; brands with the same key share their readers. */
	readonly tenant: string;
	readonly password: PasswordRules;
	/** A sign-in with a password waits for the e-mail to be verified (ERR-07). */
	readonly requiresVerifiedEmail: boolean;
	/**
	 * `true` hides which e-mails have an account (A04): sign-up and a change of e-mail answer alike and write to the owner of a known address
	 * instead; a new reader gets no session before the e-mail is verified, and until then a sign-in is refused as with a wrong password.
	 * `false` refuses a known e-mail openly (ERR-02).
	 */
	readonly protectsAgainstEnumeration: boolean;
	/** `load` verifies when the page of the link opens (VER-01), `click` when its button is pressed. */
	readonly verifiesOn: 'load' | 'click';
	/** Forms that always ask for a captcha; under attack all of them do. */
	readonly captcha: Readonly<Record<CaptchaForm, boolean>>;
	/** Path of the page where a signed-in reader changes her password (A18). */
	readonly changePasswordPath: string;
	/** Values of ANS `content_restrictions.content_code`, in small letters, of works that readers with a session read whole; others read the opening. */
	readonly registrationCodes: readonly string[];
	/** Names of the brand, which no password may consist of. */
	readonly ownWords: readonly string[];
};

/** The rules of a brand that asks for nothing special. */
export function accountRules(tenant: string, ownWords: readonly string[]): AccountRules {
	return {
		tenant,
		password: { minLength: 8, maxLength: 250, minLowercase: 0, minUppercase: 0, minNumbers: 0, minSymbols: 0 },
		requiresVerifiedEmail: true,
		protectsAgainstEnumeration: false,
		verifiesOn: 'load',
		changePasswordPath: '/perfil/',
		captcha: { signIn: false, signUp: false, magicLink: false, resetPassword: false },
		registrationCodes: ['registro', 'registration'],
		ownWords,
	};
}
