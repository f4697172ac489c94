import * as v from 'valibot';
import { type ApplicationProblem, answerName, applicationFields, isFileQuestion } from '../contract/application-form.ts';
import type { OpenCallForm } from '../identity-deps.ts';
import { refuse } from '../refuse.ts';
import type { ApplicationAnswer } from '../store/application-tables.ts';
import type { ReceivedForm } from './receive-form.ts';

/** Validates a submitted form, and returns its address and answers. Refuses `application-invalid` with the problem of each field. */
export function validateAnswers({ questions }: OpenCallForm, { fields, files, problems }: ReceivedForm) {
	const missing = questions.filter((one) => isFileQuestion(one) && one.isRequired && !files.has(one.id)).map(({ id }) => answerName(id));
	const ofFiles = new Map<string, ApplicationProblem>([...missing.map((name) => [name, 'missing'] as const), ...problems]);
	const checked = v.safeParse(applicationFields(questions), { ...fields, answers: fields });
	// Of the problems of one field the first counts.
	const ofTexts = new Map(checked.issues?.toReversed().map((issue) => [String(issue.path?.at(-1)?.key), issue.message]));
	const reasons = [...ofTexts, ...ofFiles].map(([field, problem]) => `${field} ${problem}`);
	if (!checked.success || reasons.length > 0) return refuse('application-invalid', { reasons });
	const { email: typed, answers } = checked.output;
	return { typed, answers: questions.flatMap(({ id, label }) => answerOf({ question: id, label, answer: answers[answerName(id)] })) };
}

const answerOf = ({
	answer = '',
	...asked
}: Omit<ApplicationAnswer, 'answer'> & { readonly answer?: string | undefined }): readonly ApplicationAnswer[] =>
	answer === '' ? [] : [{ ...asked, answer }];
