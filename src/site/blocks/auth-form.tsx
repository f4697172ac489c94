import type { BlockPage } from '../block.ts';
import type { FormVariant } from '../islands/account/auth-views.tsx';
import { emptyForm, type FormState } from '../islands/account/form-state.ts';
import { type FormWords, wordsOf } from '../islands/account/words.ts';
import { LoginRegisterForm } from '../islands/login-register-form.island.tsx';
import type { Subject } from '../subject.ts';
import { Island } from '../ui/island.tsx';
import { linkOf, sentForm, toldOf } from './sent-form.ts';

/** The form to sign in or to sign up, as an island that works without scripts too. */
export function AuthForm({ variant, context: { brand, address, accountScripts }, subject }: BlockPage & { readonly variant: FormVariant }) {
	const form = variant.startsWith('login') ? 'sign-in' : 'sign-up';
	const words = wordsOf(brand);
	const props = {
		variant,
		words,
		initial: sentForm(subject, form).state,
		...(address.path === '/ingresar/' && { link: linkForm(subject, words) }),
		told: toldOf(subject),
		afterSignIn: brand.afterSignIn,
		hasGoogle: accountScripts?.google !== undefined,
	};
	return <Island name="login-register-form" when="load" component={LoginRegisterForm} props={props} />;
}

/** The form for a one-time link without scripts. A link that does not work says so before anything is typed. */
function linkForm(subject: Subject, { account }: FormWords): FormState {
	const { state } = sentForm(subject, 'one-time-link');
	return linkOf(subject) === 'dead' && state === emptyForm ? { ...state, invalidInput: account.deadLink.signIn } : state;
}
