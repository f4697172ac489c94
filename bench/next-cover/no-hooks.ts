// Replaces React in the views of the baseline, since Next refuses to render modules with hooks or a context on the server. The cover shows no
// island of an account page, and is no preview.
import type { ReactNode } from 'react';

export { createElement, Fragment, lazy, Suspense } from 'react';

const unused = () => {
	throw new Error('the cover of the benchmark must not render an island of an account page');
};

export const [useCallback, useEffect, useId, useRef, useState] = [unused, unused, unused, unused, unused];

/** A context has its first value everywhere: only previews of the newsroom give another. */
export const createContext = <T>(value: T) => Object.assign(({ children }: { readonly children: ReactNode }) => children, { value });
export const useContext = <T>({ value }: { readonly value: T }): T => value;
