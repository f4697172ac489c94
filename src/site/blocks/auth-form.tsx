import type { BlockPage } from '../block.ts';
import { type FormVariant, isPageForm } from '../islands/account/auth-views.tsx';
import { emptyForm, type FormState } from '../islands/account/form-state.ts';
import { type FormWords, wordsOf } from '../islands/account/words.ts';
import { LoginRegisterForm } from '../islands/login-register-form.island.tsx';
import { leadingBack } from '../return-path.ts';
import type { Subject } from '../subject.ts';
import { Island } from '../ui/island.tsx';
import { linkOf, sentForm, toldOf } from './sent-form.ts';

/**
 * The form to sign in or to sign up, as an island that works without scripts too. On a story it is posted to an account page, which leads
 * back; its script is loaded when the reader touches it, or sees it where the button of Google or Facebook needs a script of theirs.
 */
export function AuthForm({ variant, context: { brand, address, accountScripts }, subject }: BlockPage & { readonly variant: FormVariant }) {
	const isSignIn = variant.startsWith('login');
	const { google, facebook, openid = [] } = accountScripts ?? {};
	const offers = { google: google !== undefined, facebook: facebook !== undefined, openid };
	const isSignInPage = address.path === '/ingresar/';
	const words = wordsOf(brand);
	const props = {
		variant,
		words,
		initial: sentForm(subject, isSignIn ? 'sign-in' : 'sign-up').state,
		...(isSignInPage && { link: linkForm(subject, words) }),
		...(isSignInPage && openid.length > 0 && { returned: sentForm(subject, 'provider').state }),
		...(!isPageForm(variant) && { action: leadingBack(isSignIn ? '/ingresar/' : '/registrarse/', address.path) }),
		told: toldOf(subject),
		afterSignIn: brand.afterSignIn,
		offers,
	};
	const when = isPageForm(variant) ? 'load' : offers.google || offers.facebook ? 'visible' : 'interaction';
	return <Island name="login-register-form" when={when} component={LoginRegisterForm} props={props} />;
}

/** The form for a one-time link without scripts. A link that does not work says so before anything is typed. */
function linkForm(subject: Subject, { account }: FormWords): FormState {
	const { state } = sentForm(subject, 'one-time-link');
	return linkOf(subject) === 'dead' && state === emptyForm ? { ...state, invalidInput: account.deadLink.signIn } : state;
}
