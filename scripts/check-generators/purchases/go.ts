/** A purchase with the Go client of openapi-generator. */
export const GO = `package main

import (
	"context"
	"fmt"
	"net/http"
	"net/http/cookiejar"
	"os"

	shop "github.com/GIT_USER_ID/GIT_REPO_ID"
)

func must[T any](value T, _ *http.Response, err error) T {
	if err != nil {
		panic(err)
	}
	return value
}

func main() {
	config := shop.NewConfiguration()
	config.Servers = shop.ServerConfigurations{{URL: os.Getenv("SHOP")}}
	jar, _ := cookiejar.New(nil)
	config.HTTPClient = &http.Client{Jar: jar}
	client, ctx := shop.NewAPIClient(config), context.Background()
	must(client.UserAPI.Login(ctx).Username("buyer").Password("demo1234").Execute())
	line := shop.NewAddToCartItem(7, 12.5, 10, 1, 0, 7, 0, shop.FLAG_No)
	lines := *shop.NewAddCartLinesBody([]shop.AddToCartItem{*line})
	added := must(client.CartAPI.AddCartLines(ctx).AddCartLinesBody(lines).Execute())
	ids := []int32{}
	for _, each := range added.Data.Lines {
		ids = append(ids, each.Id)
	}
	checkout := must(client.CartAPI.CheckoutCart(ctx).CheckoutCartBody(*shop.NewCheckoutCartBody(ids)).Execute())
	body := *shop.NewCreateOrderBody(checkout.Data.CheckoutNo, 1, shop.INVOICEKIND_Ordinary)
	order := must(client.OrderAPI.CreateOrder(ctx).CreateOrderBody(body).Execute())
	fmt.Println("ordered", must(client.OrderAPI.GetOrder(ctx, order.Data.OrderId).Execute()).Data.OrderNo)
}
`;
