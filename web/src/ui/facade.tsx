import { facade, type FacadeOptions } from '@pignon/facades/house/facade';

export interface FacadeProps extends FacadeOptions {
  readonly className?: string | undefined;
}

/** A Paris street front drawn from a seed: illustration, stand-in for a broken photo, empty state. Decoration only. */
export function Facade({ className, ...options }: FacadeProps) {
  const { width, height, shapes, sign } = facade(options);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMax slice"
      className={className}
      aria-hidden="true"
      focusable="false"
    >
      {shapes.map((shape, index) => (
        // The drawing never reorders: the place is the key.
        // oxlint-disable-next-line react/no-array-index-key
        <path key={index} {...shape} />
      ))}
      {sign && (
        <text
          x={sign.x}
          y={sign.y}
          fill={sign.colour}
          textAnchor="middle"
          fontFamily="var(--font-display)"
          fontWeight="700"
          fontSize={sign.size}
          letterSpacing={Math.round(sign.size * 0.83) / 10}
        >
          {sign.text}
        </text>
      )}
    </svg>
  );
}
