import type { ReactNode } from 'react';

/** A page with a sentence alone. */
export function Notice({ children }: { readonly children: ReactNode }) {
	return (
		<main className="notice">
			<p role="status">{children}</p>
		</main>
	);
}
