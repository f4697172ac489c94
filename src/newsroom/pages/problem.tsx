import type { ReactNode } from 'react';

/** What went wrong, read aloud by screen readers; nothing without a text. */
export function Problem({ children }: { readonly children: ReactNode }) {
	if (!children) return null;
	return (
		<p className="problem" role="alert">
			{children}
		</p>
	);
}
