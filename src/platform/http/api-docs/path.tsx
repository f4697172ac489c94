import { Fragment } from 'react';

/** A path that may wrap at its slashes. The prefix that all calls of reader accounts share is less prominent. */
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
