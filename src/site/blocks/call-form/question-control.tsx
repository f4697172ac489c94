import type { CallTexts } from '#brands';
import type { CallQuestion } from '#content/contract';
import styles from '../../islands/account/form.module.css';
import { answerName } from '../../islands/application/form-contract.ts';
import own from './call-form.module.css';
import { describedBy } from './field-frame.tsx';
import { FileControl } from './file-control.tsx';
import { Radios, type RadiosProps } from './radios.tsx';

/** With more options than this, a list replaces the radio buttons. */
const mostRadios = 6;

/** Whether a question is answered by radio buttons, which share a legend. */
export const hasRadios = (question: CallQuestion): boolean =>
	question.kind === 'yes-no' || (question.kind === 'choice' && question.options.length <= mostRadios);

type QuestionControlProps = {
	readonly question: CallQuestion;
	readonly form: CallTexts['form'];
	readonly value: string | undefined;
	readonly hint: string | undefined;
	readonly isWrong: boolean;
};

const inputs = {
	date: { type: 'date' },
	phone: { type: 'tel', inputMode: 'tel', pattern: '[+\\(\\d][\\d \\(\\).\\-]{5,24}' },
	email: { type: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
} as const;

/** The control with which a question is answered. */
export function QuestionControl({ question, form, value, hint, isWrong }: QuestionControlProps) {
	const name = answerName(question.id);
	const shared = {
		id: name,
		name,
		required: question.isRequired,
		'aria-describedby': describedBy({ name, hint }),
		'aria-invalid': isWrong || undefined,
		className: `${styles.input} ${isWrong ? 'input-error' : ''}`,
	};
	const radios = (options: RadiosProps['options']) => (
		<Radios name={name} value={value} isRequired={question.isRequired} options={options} />
	);
	switch (question.kind) {
		case 'short-text':
			return <input {...shared} type="text" maxLength={question.maxLength} defaultValue={value} />;
		case 'long-text':
			return (
				<textarea {...shared} className={`${shared.className} ${own.long}`} rows={5} maxLength={question.maxLength} defaultValue={value} />
			);
		case 'date':
		case 'phone':
		case 'email':
			return <input {...shared} {...inputs[question.kind]} defaultValue={value} />;
		case 'file':
			return <FileControl question={question} shared={shared} />;
		case 'yes-no':
			return radios([
				['yes', form.yes],
				['no', form.no],
			]);
		case 'choice':
			if (hasRadios(question)) return radios(question.options.map((option) => [option, option]));
			return (
				<select {...shared} defaultValue={value ?? ''}>
					<option value="">{form.choose}</option>
					{question.options.map((option) => (
						<option key={option}>{option}</option>
					))}
				</select>
			);
	}
}
