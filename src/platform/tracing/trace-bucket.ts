import type { S3Client } from '@aws-sdk/client-s3';
import type { Tracing } from './tracing.ts';

/** Traces S3 commands: each, including its retries, is a step of its request. The span does not name the file. */
export function traceBucket({ middlewareStack }: S3Client, tracing: Pick<Tracing, 'step'>): void {
	middlewareStack.add(
		(next, { commandName = 'command' }) =>
			(args) => {
				const method = commandName.replace(/Command$/, '');
				const attributes = { 'rpc.system': 'aws-api', 'rpc.service': 'S3', 'rpc.method': method };
				return tracing.step(
					() => ({ name: `S3/${method}`, kind: 'client', attributes }),
					() => next(args),
				);
			},
		{ step: 'initialize' },
	);
}
