import type { BlockPage } from '../block.ts';
import type { FlashMessage } from '../islands/account/flash-message/flash-message.ts';
import { formTextsOf } from '../islands/account/form-texts.ts';
import { type FormVariant, isPageForm } from '../islands/account/form-variant.ts';
import { LoginRegisterForm } from '../islands/login-register-form.island.tsx';
import { leadingBack } from '../return-path.ts';
import { Island } from '../ui/island.tsx';
import { CaptchaNote } from './captcha-note.tsx';
import { linkOf, sentForm, toldOf } from './sent-form.ts';

type AuthFormProps = BlockPage & {
	readonly variant: FormVariant;
	/** What the page tells, unless the step before left something to tell. */
	readonly flashMessage?: FlashMessage;
};

/**
 * The form to sign in or to sign up, as an island that works without scripts too. On a story it is posted to an account page, which leads
 * back; its script is loaded when the reader touches it, or sees it where the button of Google or Facebook needs a script of theirs.
 */
export function AuthForm({ variant, context, subject, flashMessage }: AuthFormProps) {
	const { brand, address, accountScripts } = context;
	const isSignIn = variant.startsWith('login');
	const { google, facebook, openid = [] } = accountScripts ?? {};
	const offers = { google: google !== undefined, facebook: facebook !== undefined, openid };
	const isSignInPage = address.path === '/ingresar/';
	const words = formTextsOf(brand);
	const props = {
		variant,
		words,
		initial: sentForm(subject, isSignIn ? 'sign-in' : 'sign-up').state,
		takesLink: isSignInPage,
		...(isSignInPage && linkOf(subject) === 'valid' && { link: sentForm(subject, 'one-time-link').state }),
		...(isSignInPage && openid.length > 0 && { returned: sentForm(subject, 'provider').state }),
		...(!isPageForm(variant) && { action: leadingBack(isSignIn ? '/ingresar/' : '/registrarse/', address.path) }),
		flashMessage: isSignInPage && linkOf(subject) === 'dead' ? ('sign-in-link-dead' as const) : (toldOf(subject) ?? flashMessage),
		afterSignIn: brand.afterSignIn,
		offers,
	};
	const when = isPageForm(variant) ? 'load' : offers.google || offers.facebook ? 'visible' : 'interaction';
	return (
		<>
			<CaptchaNote context={context} subject={subject} />
			<Island name="login-register-form" when={when} component={LoginRegisterForm} props={props} />
		</>
	);
}
