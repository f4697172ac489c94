import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { ArrivingBodies } from './arriving-bodies.ts';

/** Adds bodies of a network, and counts those that were given up. */
function arriving() {
	const bodies = new ArrivingBodies();
	const given: number[] = [];
	const add = (index: number, network = '192.0.2.1') => {
		const request = new IncomingMessage(new Socket());
		const response = new ServerResponse(request);
		bodies.add({ network, request, response, giveUp: () => given.push(index) });
		return { request, response };
	};
	return { add, given };
}

it('L07 of one network a hundred bodies may be arriving; then the oldest is given up, and none of another network', () => {
	const { add, given } = arriving();
	for (let index = 0; index < 100; index += 1) add(index);
	add(100, '192.0.2.2');
	expect(given).toEqual([]);
	for (const index of [101, 102]) add(index);
	expect(given).toEqual([0, 1]);
});

it('L07 a body counts until it has arrived, and the end of its response counts no other out', () => {
	const { add, given } = arriving();
	const first = add(0);
	first.request.emit('end');
	for (let index = 1; index <= 100; index += 1) add(index);
	first.response.emit('close');
	expect(given).toEqual([]);
	add(101);
	expect(given).toEqual([1]);
});
