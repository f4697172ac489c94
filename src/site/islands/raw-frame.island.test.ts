import { describe, expect, it } from 'vitest';
import { heightIn } from './raw-frame.island.ts';

// A port stands for a window: both are sources of messages, and only their identity counts.
const { port1: frame, port2: other } = new MessageChannel();
const told = (data: unknown, source: MessageEventSource | null = frame) => heightIn({ source, data }, frame);

describe('the height of a frame', () => {
	it('is what its document tells, rounded', () => expect(told({ frameHeight: 480.4 })).toBe(480));

	it('W06 stays within bounds', () => {
		expect(told({ frameHeight: 1 })).toBe(60);
		expect(told({ frameHeight: 1e9 })).toBe(2400);
	});

	it('W06 is taken from no other window', () => {
		expect(told({ frameHeight: 480 }, other)).toBeUndefined();
		expect(told({ frameHeight: 480 }, null)).toBeUndefined();
		expect(heightIn({ source: null, data: { frameHeight: 480 } }, null)).toBeUndefined();
	});

	it('W06 is a number or nothing', () => {
		for (const data of [undefined, null, 'x', 480, {}, { frameHeight: '480' }, { frameHeight: Number.NaN }])
			expect(told(data)).toBeUndefined();
	});
});
