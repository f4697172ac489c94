import type { Subject } from '../../subject.ts';
import type { PlainPage } from '../plain/plain-page.ts';
import form from './lite-form.module.css';

type LiteSignInProps = { readonly subject: Extract<Subject, { kind: 'account' }>; readonly page: PlainPage };

/** The form to sign in. It is posted to the address of its page, whose query says where the reader came from. */
export function LiteSignIn({ subject, page }: LiteSignInProps) {
	const { texts } = page.context.brand;
	const { account } = texts;
	const { state, refusal } = subject.sent ?? {};
	const { values = {}, problems = {}, invalidInput } = state ?? {};
	return (
		<>
			<h1>{account.signInTitle}</h1>
			<form className={form.form} method="post">
				<input type="hidden" name="form" value="sign-in" />
				{invalidInput && (
					<p className={form.problem} role="alert">
						{invalidInput}
					</p>
				)}
				{refusal === 'captcha-invalid' && (
					<p>
						{account.captchaNeedsScripts} <a href={page.wholePage}>{texts.lite.wholeVersion}</a>
					</p>
				)}
				<Field name="email" type="email" label={account.email} problem={problems.email} value={values.email} />
				<Field name="password" type="password" label={account.password} problem={problems.password} />
				<button className={form.button} type="submit">
					{account.signInSubmit}
				</button>
			</form>
			<p>
				<a href="/recuperar-contrasena/">{texts.forgottenPassword}</a>
			</p>
			<p>
				<a href="/registrarse/">{account.toSignUp}</a>
			</p>
		</>
	);
}

type FieldProps = {
	readonly name: string;
	readonly type: 'email' | 'password';
	readonly label: string;
	readonly problem?: string | undefined;
	readonly value?: string | undefined;
};

function Field({ name, type, label, problem, value }: FieldProps) {
	return (
		<label className={form.field}>
			{label}
			<input
				className={form.input}
				name={name}
				type={type}
				defaultValue={value}
				autoComplete={type === 'email' ? 'username' : 'current-password'}
				aria-invalid={problem !== undefined || undefined}
				aria-describedby={problem === undefined ? undefined : `${name}-problem`}
				required
			/>
			{problem && (
				<span className={form.problem} id={`${name}-problem`}>
					{problem}
				</span>
			)}
		</label>
	);
}
