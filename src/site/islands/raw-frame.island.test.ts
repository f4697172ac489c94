import { describe, expect, it } from 'vitest';
import { heightIn } from './raw-frame.island.ts';

// Ports in place of windows: both are sources of messages, and only their identity matters.
const { port1: frame, port2: other } = new MessageChannel();
const heightOf = (data: unknown, source: MessageEventSource | null = frame) => heightIn({ source, data }, frame);

describe('the height of a frame', () => {
	it('is the height of its document, rounded', () => expect(heightOf({ frameHeight: 480.4 })).toBe(480));

	it('W06 stays within bounds', () => {
		expect(heightOf({ frameHeight: 1 })).toBe(60);
		expect(heightOf({ frameHeight: 1e9 })).toBe(2400);
	});

	it('W06 is taken from no other window', () => {
		expect(heightOf({ frameHeight: 480 }, other)).toBeUndefined();
		expect(heightOf({ frameHeight: 480 }, null)).toBeUndefined();
		expect(heightIn({ source: null, data: { frameHeight: 480 } }, null)).toBeUndefined();
	});

	it('W06 is ignored when it is not a number', () => {
		for (const data of [undefined, null, 'x', 480, {}, { frameHeight: '480' }, { frameHeight: Number.NaN }])
			expect(heightOf(data)).toBeUndefined();
	});
});
