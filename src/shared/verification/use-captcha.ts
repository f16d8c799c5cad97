import { useState } from "react";
import { useGetCaptcha } from "#generated/hooks/user/user.ts";

/**
 * A picture code, fetched once the server asks for one. Every answer uses its picture up, so whoever has sent one asks
 * for another.
 */
export function useCaptcha() {
  const [isAsked, setIsAsked] = useState(false);
  const [answer, setAnswer] = useState("");
  const [problem, setProblem] = useState<string>();
  const { data, isError, isFetching, refetch } = useGetCaptcha({
    query: { enabled: isAsked, staleTime: Number.POSITIVE_INFINITY, gcTime: 0, meta: { silent: true } },
  });
  const picture = data?.data;

  const renew = () => {
    setAnswer("");
    if (isAsked) void refetch();
  };
  return {
    isAsked,
    answer,
    problem,
    image: picture?.image,
    isLoading: isFetching,
    isError,
    renew,
    change: (text: string) => {
      setProblem(undefined);
      setAnswer(text.normalize("NFKC").trim());
    },
    /** The server wants an answer, or has refused one; says why. */
    ask: (message: string) => {
      setIsAsked(true);
      setProblem(message);
      renew();
    },
    /** Goes along with the call; undefined with a problem said while an answer is asked for and missing. */
    read: (): { captcha_id?: string; captcha?: string } | undefined => {
      if (!isAsked) return {};
      if (picture && answer !== "") return { captcha_id: picture.captcha_id, captcha: answer };
      setProblem("请输入图形验证码");
      return undefined;
    },
  };
}

export type Captcha = ReturnType<typeof useCaptcha>;
