import { Fragment } from 'react';

/** A sentence of the table of calls, in which backticks mark what is code. */
export function Sentence({ text }: { readonly text: string }) {
	return text.split('`').map((part, at) => (at % 2 === 1 ? <code key={at}>{part}</code> : part));
}

/** A path that may be broken at its slashes, with what all calls share in a quieter ink. */
export function Path({ path }: { readonly path: string }) {
	const [, shared = '', own = path] = /^(\/identity\/public)(\/.*)$/.exec(path) ?? [];
	return (
		<code>
			<span className="shared">{shared}</span>
			{own.split('/').map((part, at) => (
				<Fragment key={at}>
					{at > 0 && (
						<>
							<wbr />/
						</>
					)}
					{part}
				</Fragment>
			))}
		</code>
	);
}
