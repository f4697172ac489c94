import type { BlockPage } from '../block.ts';
import { type FormVariant, isPageForm } from '../islands/account/auth-views.tsx';
import { wordsOf } from '../islands/account/words.ts';
import { LoginRegisterForm } from '../islands/login-register-form.island.tsx';
import { leadingBack } from '../return-path.ts';
import { Island } from '../ui/island.tsx';
import { sentForm } from './sent-form.ts';

/**
 * The form to sign in or to sign up, as an island that works without scripts too. On a story it is posted to an account page, which leads
 * back; its script is loaded when the reader touches it, or sees it where Google's button needs the script.
 */
export function AuthForm({ variant, context: { brand, address, accountScripts }, subject }: BlockPage & { readonly variant: FormVariant }) {
	const isSignIn = variant.startsWith('login');
	const hasGoogle = accountScripts?.google !== undefined;
	const props = {
		variant,
		words: wordsOf(brand),
		initial: sentForm(subject, isSignIn ? 'sign-in' : 'sign-up').state,
		...(address.path === '/ingresar/' && { link: sentForm(subject, 'one-time-link').state }),
		...(!isPageForm(variant) && { action: leadingBack(isSignIn ? '/ingresar/' : '/registrarse/', address.path) }),
		afterSignIn: brand.afterSignIn,
		hasGoogle,
	};
	const when = isPageForm(variant) ? 'load' : hasGoogle ? 'visible' : 'interaction';
	return <Island name="login-register-form" when={when} component={LoginRegisterForm} props={props} />;
}
