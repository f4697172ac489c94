import { type Brand, fill } from '#brands';
import { type OpenCall, pathOfOpenCall } from '#content/contract';
import styles from '../../islands/account/form.module.css';
import { FormMessage } from '../../islands/account/form-message.tsx';
import type { FormState } from '../../islands/account/form-state.ts';
import { applicationKeptDays, applicationKeptUntil } from '../../islands/application/form-contract.ts';
import { applicationProblemText } from '../../islands/application/problem-text.ts';
import { dateInWords } from '../../ui/dates.ts';
import own from './call-form.module.css';
import { describedBy, FieldFrame } from './field-frame.tsx';
import { QuestionField } from './question-field.tsx';

export type ApplicationFormProps = { readonly call: OpenCall; readonly state: FormState; readonly brand: Brand };

/** The form of an open call. The island sends it, shows the progress, and shows each problem at its field. Without scripts the browser posts it. */
export function ApplicationForm({ call, state, brand }: ApplicationFormProps) {
	const { form } = brand.texts.calls;
	return (
		<form
			className={styles.form}
			method="post"
			encType="multipart/form-data"
			action={`${pathOfOpenCall(call.slug)}#postulacion`}
			data-call={call.slug}
			data-refused-class={`${styles.notice} ${styles.refused}`}
			data-done-class={`${styles.notice} ${styles.done}`}
		>
			<Messages call={call} state={state} brand={brand} />
			<EmailField state={state} brand={brand} />
			{call.questions.map((question) => (
				<QuestionField key={question.id} question={question} state={state} brand={brand} />
			))}
			<Consent call={call} state={state} brand={brand} />
			<div data-captcha-place />
			<p className={own.progress} data-progress hidden>
				<progress max={100} aria-label={form.submit} />
				<span />
			</p>
			<button className={styles.submit} type="submit">
				{form.submit}
			</button>
		</form>
	);
}

/** What is wrong with the form as a whole, and what the browser cannot fill in again. */
function Messages({ call, state, brand }: ApplicationFormProps) {
	const { form } = brand.texts.calls;
	const isInvalid = Object.keys(state.problems).length > 0;
	const text = state.invalidInput ?? (isInvalid ? form.browser.invalid : undefined);
	const hasFiles = call.questions.some(({ kind }) => kind === 'file');
	return (
		<>
			<div role="alert" className={styles.message} tabIndex={-1} data-refused>
				{text !== undefined && (
					<FormMessage kind="refused">
						{text} {hasFiles && form.filesAgain}
					</FormMessage>
				)}
			</div>
			<p className={own.restored} data-restored hidden>
				{form.browser.restored}{' '}
				<button type="button" className={own.forget}>
					{form.browser.forget}
				</button>
			</p>
		</>
	);
}

function EmailField({ state, brand }: Omit<ApplicationFormProps, 'call'>) {
	const { email: label, emailHint: hint, browser } = brand.texts.calls.form;
	const problem = state.problems.email;
	return (
		<FieldFrame name="email" label={label} hint={hint} problem={problem && applicationProblemText(problem, browser)}>
			<input
				id="email"
				name="email"
				type="email"
				inputMode="email"
				autoComplete="email"
				autoCapitalize="none"
				spellCheck={false}
				required
				maxLength={254}
				className={`${styles.input} ${problem ? 'input-error' : ''}`}
				defaultValue={state.values.email}
				aria-describedby={describedBy({ name: 'email', hint })}
				aria-invalid={problem !== undefined || undefined}
			/>
		</FieldFrame>
	);
}

function Consent({ call: { consent, closesAt }, state, brand }: ApplicationFormProps) {
	const { form } = brand.texts.calls;
	const problem = state.problems.consent;
	const day = dateInWords(applicationKeptUntil(closesAt), brand);
	return (
		<FieldFrame name="consent" label={form.consentTitle} isGroup problem={problem && applicationProblemText(problem, form.browser)}>
			<p className={own.consent}>{consent}</p>
			<label className={styles.tick}>
				<input type="checkbox" name="consent" required defaultChecked={state.values.consent === 'on'} aria-describedby="consent-problem" />
				{form.agree}
			</label>
			<p className={styles.hint}>
				{fill(form.kept, { day, days: applicationKeptDays })}{' '}
				<a className={own.link} href="/proteccion-de-datos-personales/">
					{form.privacy}
				</a>
				.
			</p>
		</FieldFrame>
	);
}
