// Needs the browser: it verifies the address of the link, or knows where to send the email again. Fallback: both forms are posted.
import { useEffect, useRef, useState } from 'react';
import type { Brand } from '#brands';
import { endpoints } from '#identity/contract';
import { call, callFor, emailToVerify, goTo, isRefusal, pageClient, refusals, signedInState } from '#identity-client';
import { isAdmin } from '../client/is-admin.ts';
import type { Info } from '../ui/generic-info.tsx';
import type { FormState } from './account/form-state.ts';
import { takeMailLink } from './account/mail-link.ts';
import { validateRedirect } from './account/page-redirects.ts';
import { formSchemas, nothing } from './account/schemas.ts';
import { textOf, useForm } from './account/use-form.ts';
import { ConfirmForm, ValidateView } from './account/validate-view.tsx';
import type { FormWords } from './account/words.ts';

export type RegisterValidateProps = {
	readonly words: FormWords;
	readonly initial: FormState;
	readonly info: Info;
	readonly verifiesOn: Brand['accounts']['verifiesOn'];
};

/** Verifies an email address, or offers to send the email again (VAL-02, VAL-06 to VAL-08). */
export function RegisterValidate(props: RegisterValidateProps) {
	const [known, setKnown] = useState<{ readonly nonce?: string | undefined; readonly email: string; readonly refusal?: string }>();
	// biome-ignore lint/correctness/useExhaustiveDependencies: the link is taken once
	useEffect(() => {
		const link = takeMailLink();
		const { nonce, email } = link;
		const waiting = emailToVerify(pageClient());
		const next = { nonce: props.verifiesOn === 'click' ? nonce : undefined, email: email ?? waiting ?? '' };
		const target = validateRedirect({ link, isAdmin: isAdmin() }, waiting);
		if (target !== undefined) goTo(pageClient(), target);
		else if (nonce === undefined || props.verifiesOn === 'click') setKnown(next);
		else verify(nonce).catch((error) => setKnown({ ...next, refusal: textOf(error, props.words) }));
	}, []);
	// A new key makes React start the form again with what is known of the reader.
	return <Validate key={known === undefined ? 'unknown' : 'known'} {...props} {...known} />;
}

/** Verifies an email address, then navigates to the profile or to the sign-in (VAL-07). A second verification is no error (R15). */
async function verify(nonce: string): Promise<void> {
	const client = pageClient();
	await call(client, endpoints.verifyEmail, { params: { nonce } }).catch((error) => {
		if (!isRefusal(error, refusals.emailAlreadyVerified)) throw error;
	});
	const isIn = (await signedInState(client)) === 'in';
	const profile = isIn ? await callFor(client, endpoints.profile).catch(() => undefined) : undefined;
	goTo(client, profile?.emailVerified ? 'perfil' : 'cuenta-verificada');
}

type ValidateProps = RegisterValidateProps & { readonly nonce?: string | undefined; readonly email?: string; readonly refusal?: string };

function Validate({ words, initial, info, nonce, email, refusal }: ValidateProps) {
	const sent = useRef(nonce);
	const form = useForm({
		name: 'resend',
		schema: formSchemas.resend(),
		words,
		initial: email === undefined ? initial : { values: { email }, problems: {}, invalidInput: refusal },
		isReady: email !== undefined && email !== '',
		send: async (values) => {
			await call(pageClient(), endpoints.requestEmailVerification, { body: values });
			return { values, problems: {}, done: words.account.resent };
		},
	});
	const confirm = useForm({
		name: 'confirm',
		schema: nothing,
		words,
		isReady: true,
		send: async () => {
			await verify(sent.current ?? '');
			return undefined;
		},
	});
	const press = <ConfirmForm form={confirm} words={words} />;
	return <ValidateView form={form} words={words} info={info} confirm={nonce === undefined ? <noscript>{press}</noscript> : press} />;
}
