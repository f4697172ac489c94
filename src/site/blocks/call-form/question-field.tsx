import type { Brand, CallTexts } from '#brands';
import type { CallQuestion } from '#content/contract';
import type { FormState } from '../../islands/account/form-state.ts';
import { answerName } from '../../islands/application/form-contract.ts';
import { applicationProblemText } from '../../islands/application/problem-text.ts';
import own from './call-form.module.css';
import { FieldFrame } from './field-frame.tsx';
import { fileHint } from './file-control.tsx';
import { hasRadios, QuestionControl } from './question-control.tsx';

export type QuestionFieldProps = { readonly question: CallQuestion; readonly state: FormState; readonly brand: Brand };

/** A question of an open call with its control. */
export function QuestionField({ question, state, brand }: QuestionFieldProps) {
	const { form } = brand.texts.calls;
	const name = answerName(question.id);
	const limit = limitOf(question, form);
	const hint = [question.hint, question.kind === 'file' ? limit : undefined].filter(Boolean).join(' ') || undefined;
	const problem = state.problems[name];
	const label = question.isRequired ? (
		question.label
	) : (
		<>
			{question.label} <span className={own.optional}>({form.optional})</span>
		</>
	);
	return (
		<FieldFrame
			name={name}
			label={label}
			hint={hint}
			limit={limit}
			problem={problem && applicationProblemText(problem, form.browser, String(limit ?? ''))}
			isGroup={hasRadios(question)}
		>
			<QuestionControl question={question} form={form} value={state.values[name]} hint={hint} isWrong={problem !== undefined} />
		</FieldFrame>
	);
}

function limitOf(question: CallQuestion, form: CallTexts['form']): string | number | undefined {
	if (question.kind === 'file') return fileHint(question, form);
	return question.kind === 'short-text' || question.kind === 'long-text' ? question.maxLength : undefined;
}
