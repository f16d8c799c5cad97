import { type SystemContext, type SystemStyleObject, useChakraContext } from "@chakra-ui/react";
import { css, type CSSObject, type SerializedStyles, withEmotionCache } from "@emotion/react";
import { type ComponentPropsWithoutRef, createElement, useInsertionEffect } from "react";

/**
 * An element with constant styles, which are serialised once; a Chakra element serialises them at every render. For
 * elements that occur a hundred times on a page.
 */
export function staticElement<Tag extends "article" | "button" | "span">(
  tag: Tag,
  styles: SystemStyleObject,
) {
  const known = new WeakMap<SystemContext, SerializedStyles>();
  const stylesIn = (system: SystemContext): SerializedStyles => {
    const serialized = known.get(system) ?? css(system.css(styles) as CSSObject);
    known.set(system, serialized);
    return serialized;
  };
  return withEmotionCache<Omit<ComponentPropsWithoutRef<Tag>, "className">>(
    function FixedElement(props, cache) {
      const serialized = stylesIn(useChakraContext());
      const className = `${cache.key}-${serialized.name}`;
      useInsertionEffect(() => {
        if (cache.inserted[serialized.name] === undefined)
          cache.insert(`.${className}`, serialized, cache.sheet, true);
      }, [cache, serialized, className]);
      return createElement(tag, { ...props, className });
    },
  );
}
