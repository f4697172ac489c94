import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { controlCommand, controlHandler } from './control-command.ts';

type Question = { readonly text: string; readonly urgent?: boolean };
type Answer = { readonly kind: 'yes' } | { readonly kind: 'no'; readonly code: 'BUSY' | 'UNKNOWN'; readonly reasons: readonly string[] };

const question = v.object({ text: v.string(), urgent: v.exactOptional(v.boolean()) });
const code = v.picklist(['BUSY', 'UNKNOWN']);
const no = v.object({ kind: v.literal('no'), code, reasons: v.array(v.string()) });
const yes = v.object({ kind: v.literal('yes') });
const answer = v.variant('kind', [yes, no]);
const command = controlCommand<Question, Answer>('ask');

describe('the schemas of a control command', () => {
	it('check what the handler takes', async () => {
		const refuse = async ({ text }: Question): Promise<Answer> => ({ kind: 'no', code: 'BUSY', reasons: [text] });
		const { name, run } = controlHandler(command(question, answer), refuse);
		expect(name).toBe('ask');
		expect(await run({ text: 'why' })).toEqual({ kind: 'no', code: 'BUSY', reasons: ['why'] });
		expect(() => run({ text: 7 })).toThrow('Expected string');
	});

	it('do not compile without a code, a kind or a field of the type, be it optional, or with one too many', () => {
		// @ts-expect-error: the schema lacks UNKNOWN.
		command(question, v.variant('kind', [yes, v.object({ ...no.entries, code: v.literal('BUSY') })]));
		// @ts-expect-error: the schema has a code that the type has not.
		command(question, v.variant('kind', [yes, v.object({ ...no.entries, code: v.picklist(['BUSY', 'UNKNOWN', 'LATE']) })]));
		// @ts-expect-error: the schema lacks the kind `yes`.
		command(question, v.variant('kind', [no]));
		// @ts-expect-error: the schema lacks `reasons`.
		command(question, v.variant('kind', [yes, v.object({ kind: v.literal('no'), code })]));
		// @ts-expect-error: the schema lacks `urgent`, which is optional.
		command(v.object({ text: v.string() }), answer);
		expect(command(question, answer).name).toBe('ask');
	});
});
