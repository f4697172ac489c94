import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Safety, StoryKeeper } from './story-keeper.ts';
import { subscribeCalmly } from './use-calm-safety.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A note about a text whose safety the test sets, and what it drew. */
function noteOf() {
	const drawn: Safety['kind'][] = [];
	let tell = () => {};
	const keeper: { safety: Safety; subscribe: StoryKeeper['subscribe'] } = {
		safety: { kind: 'saved' },
		subscribe: (listener) => {
			tell = listener;
			return () => {
				tell = () => {};
			};
		},
	};
	const end = subscribeCalmly(keeper, () => void drawn.push(keeper.safety.kind));
	const become = (...kinds: readonly Exclude<Safety['kind'], 'conflict' | 'refused'>[]) => {
		for (const kind of kinds) {
			keeper.safety = { kind };
			tell();
		}
	};
	return { become, drawn, end };
}

it('a note says that the text is saved at a pause in typing', () => {
	const { become, drawn } = noteOf();
	become('typing', 'saving', 'saved');
	vi.advanceTimersByTime(400);
	become('typing', 'saving', 'saved');
	expect(drawn).toEqual(['typing', 'typing']);
	vi.advanceTimersByTime(500);
	expect(drawn).toEqual(['typing', 'typing', 'saved']);
});

it('a note says at once that the text could not be saved', () => {
	const { become, drawn } = noteOf();
	become('typing', 'saving', 'offline');
	expect(drawn).toEqual(['typing', 'offline']);
});

it('a note that is gone draws no more', () => {
	const { become, drawn, end } = noteOf();
	become('saving');
	end();
	vi.advanceTimersByTime(500);
	expect(drawn).toEqual([]);
});
