import { Fragment } from 'react';

type Props = {
  as?: 'p' | 'blockquote';
  className?: string;
  children: string;
};

/** A sentence or more. Keeps its line breaks and its own direction, such as that of Arabic or Hebrew. */
export function Prose({ as: Element = 'p', className = '', children }: Props) {
  return (
    <Element dir="auto" className={className}>
      {children.split('\n').map((line, index) => (
        <Fragment key={index}>
          {index > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </Element>
  );
}
